import type { ReactNode } from 'react'
import { useDemoTexts } from '../texts/useDemoTexts.js'
import { links, scriptSizes } from './facts.data.js'

const [own] = scriptSizes
const largest = Math.max(...scriptSizes.map(({ kilobytes }) => kilobytes))

/** Three numbers about the kit. */
export function Facts(): ReactNode {
  const texts = useDemoTexts()
  const facts = [
    [`${own.kilobytes} ${texts.kilobytes}`, texts.atLoad],
    ['0', texts.requests],
    ['MIT', texts.license],
  ]
  return (
    <ul className="facts" aria-label={texts.facts}>
      {facts.map(([figure, what]) => (
        <li key={what}>
          <strong>{figure}</strong>
          <span>{what}</span>
        </li>
      ))}
    </ul>
  )
}

/** Compares the scripts at load with those of other kits, and says how they were measured. */
export function SizeChart(): ReactNode {
  const texts = useDemoTexts()
  return (
    <figure className="sizes">
      <table aria-label={texts.sizes}>
        <tbody>
          {scriptSizes.map(({ name, kilobytes }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                {kilobytes} {texts.kilobytes}
              </td>
              <td aria-hidden="true">
                <svg aria-hidden="true">
                  <rect width={`${(100 * kilobytes) / largest}%`} height="8" rx="4" />
                </svg>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption>
        {texts.measured} <a href={links.budgets}>{texts.source}</a>
      </figcaption>
    </figure>
  )
}
