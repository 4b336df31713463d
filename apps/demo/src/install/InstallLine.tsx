import { type ReactNode, useState } from 'react'
import { CopyButton } from '../copy/CopyButton.js'
import { useDemoTexts } from '../texts/useDemoTexts.js'
import { installCommands } from './installCommands.data.js'

type PackageManager = keyof typeof installCommands

/** The command that installs the kit, for the user's package manager. */
export function InstallLine(): ReactNode {
  const texts = useDemoTexts()
  const [manager, setManager] = useState<PackageManager>('npm')
  const command = installCommands[manager]
  return (
    <div className="install">
      <div className="installHead">
        <fieldset>
          <legend className="hidden">{texts.packageManager}</legend>
          {Object.keys(installCommands).map((name) => (
            <label key={name}>
              <input
                type="radio"
                name="manager"
                checked={name === manager}
                onChange={() => setManager(name as PackageManager)}
              />
              {name}
            </label>
          ))}
        </fieldset>
        <CopyButton text={command} labels={texts.copyCommand} />
      </div>
      <code dir="ltr">{command}</code>
    </div>
  )
}
