import type { ReactNode } from 'react'
import { CopyButton } from '../copy/CopyButton.js'
import { links } from '../facts/facts.data.js'
import { useDemoTexts } from '../texts/useDemoTexts.js'
import source from './QuickStart.tsx?raw'

const marker = '// The page shows the statements below.\n'

/** Highlighted words: calls and elements. */
const marks = /(\b\w+(?=\()|(?<=<\/?)\w+)/

/** The code that adds the kit to a page. */
export function QuickStartCode(): ReactNode {
  const texts = useDemoTexts()
  const [before = '', shown = ''] = source.split(marker)
  return (
    <section className="setUp" aria-labelledby="setUp">
      <div>
        <h2 id="setUp">{texts.setUp}</h2>
        <p className="lead">{texts.setUpLead}</p>
        <a href={links.docs}>{texts.setUpLink}</a>
      </div>
      <figure className="code">
        <figcaption>
          <span dir="ltr">App.tsx</span>
          <CopyButton text={before + shown} labels={texts.copyCode} />
        </figcaption>
        <pre dir="ltr">
          <code>
            {shown
              .trim()
              .replaceAll(/^export /gm, '')
              .split(marks)
              .map((word, index) => (index % 2 === 0 ? word : <b key={index}>{word}</b>))}
          </code>
        </pre>
      </figure>
    </section>
  )
}
