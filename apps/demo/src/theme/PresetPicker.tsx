import { type ReactNode, useCallback } from 'react'
import { type DemoTheme, type PresetName, presets } from '../config/DemoTheme.js'
import { useDemoTexts } from '../texts/useDemoTexts.js'

/** Props of the components that choose the theme. */
export type ThemePickerProps = {
  readonly theme: DemoTheme
  onChange(theme: DemoTheme): void
}

/** Chooses a theme for the page, its buttons and the modal. */
export function PresetPicker({ theme, onChange }: ThemePickerProps): ReactNode {
  const texts = useDemoTexts()
  return (
    <fieldset className="presets">
      <legend>{texts.theme}</legend>
      {Object.entries(presets).map(([name, { themeVariables }]) => (
        <label key={name} className="preset">
          <input
            type="radio"
            name="preset"
            checked={theme.preset === name}
            onChange={() => onChange({ preset: name as PresetName, accent: '', radius: '', font: theme.font })}
          />
          <Swatch className={`sample ${name}`} color={themeVariables.accent} />
          {texts.presets[name as PresetName]}
        </label>
      ))}
    </fieldset>
  )
}

/** A color swatch; without a color, the style sheet decides. */
export function Swatch(props: { readonly className: string; readonly color: string | undefined }): ReactNode {
  const { className, color } = props
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (color === undefined) element?.style.removeProperty('--swatch')
      else element?.style.setProperty('--swatch', color)
    },
    [color],
  )
  return <span ref={ref} className={className} aria-hidden="true" />
}
