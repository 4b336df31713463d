import { type ReactNode, useCallback } from 'react'
import { Card } from '../cards/Card.js'
import { accents, type DemoTheme, fonts, type PresetName, presets, radii } from '../config/DemoTheme.js'

/** Chooses preset, accent, corners and font, which apply to the page, its buttons and the modal at once. */
export function ThemePicker(props: { readonly look: DemoTheme; onChange(look: DemoTheme): void }): ReactNode {
  const { look, onChange } = props
  return (
    <Card title="Make it yours" className="look">
      <fieldset className="presets">
        <legend>Theme</legend>
        {Object.entries(presets).map(([name, { title, themeVariables }]) => (
          <label key={name} className="preset">
            <input
              type="radio"
              name="preset"
              checked={look.preset === name}
              onChange={() => onChange({ preset: name as PresetName, accent: '', radius: '', font: look.font })}
            />
            <Swatch className={`sample ${name}`} color={themeVariables.accent} />
            {title}
          </label>
        ))}
      </fieldset>
      <fieldset className="accents">
        <legend>Accent</legend>
        {accents.map((accent) => (
          <label key={accent}>
            <input
              type="radio"
              name="accent"
              aria-label={accent === '' ? 'Theme default' : accent}
              checked={look.accent === accent}
              onChange={() => onChange({ ...look, accent })}
            />
            <Swatch className="dot" color={accent || presets[look.preset].themeVariables.accent} />
          </label>
        ))}
      </fieldset>
      <Segments
        name="Corners"
        options={radii}
        value={look.radius}
        onChange={(radius) => onChange({ ...look, radius })}
      />
      <Segments name="Font" options={fonts} value={look.font} onChange={(font) => onChange({ ...look, font })} />
    </Card>
  )
}

function Segments(props: {
  readonly name: string
  readonly options: Readonly<Record<string, string>>
  readonly value: string
  onChange(value: string): void
}): ReactNode {
  const { name, options, value, onChange } = props
  return (
    <fieldset className="segments">
      <legend>{name}</legend>
      {Object.entries(options).map(([option, title]) => (
        <label key={option}>
          <input type="radio" name={name} checked={value === option} onChange={() => onChange(option)} />
          {title}
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
