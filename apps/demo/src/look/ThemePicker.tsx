import type { ReactNode } from 'react'
import { accents, fonts, presets, radii } from '../config/DemoTheme.js'
import { useDemoTexts } from '../texts/useDemoTexts.js'
import { Swatch, type ThemePickerProps } from './PresetPicker.js'

/** Changes accent, corners and font of the chosen theme. */
export function ThemePicker({ look, onChange }: ThemePickerProps): ReactNode {
  const texts = useDemoTexts()
  return (
    <div className="look">
      <fieldset className="accents">
        <legend>{texts.accent}</legend>
        {accents.map((accent) => (
          <label key={accent}>
            <input
              type="radio"
              name="accent"
              aria-label={accent === '' ? texts.themeAccent : accent}
              checked={look.accent === accent}
              onChange={() => onChange({ ...look, accent })}
            />
            <Swatch className="dot" color={accent || presets[look.preset].themeVariables.accent} />
          </label>
        ))}
      </fieldset>
      <fieldset className="segments corners">
        <legend>{texts.corners}</legend>
        {Object.entries(radii).map(([radius, name]) => (
          <label key={radius} title={texts.radii[name]}>
            <input
              type="radio"
              name="corners"
              checked={look.radius === radius}
              onChange={() => onChange({ ...look, radius })}
            />
            <i className={name} aria-hidden="true" />
            <span>{texts.radii[name]}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className="segments fonts">
        <legend>{texts.font}</legend>
        {Object.entries(fonts).map(([font, name]) => (
          <label key={font} className={name}>
            <input type="radio" name="font" checked={look.font === font} onChange={() => onChange({ ...look, font })} />
            {texts.fonts[name]}
          </label>
        ))}
      </fieldset>
    </div>
  )
}
