import type { ReactNode } from 'react'
import { accents, fonts, presets, radii } from '../config/DemoTheme.js'
import { useDemoTexts } from '../texts/useDemoTexts.js'
import { Swatch, type ThemePickerProps } from './PresetPicker.js'

/** Changes accent, corners and font of the chosen theme. */
export function ThemePicker({ theme, onChange }: ThemePickerProps): ReactNode {
  const texts = useDemoTexts()
  return (
    <div className="theme-options">
      <fieldset className="accents">
        <legend>{texts.accent}</legend>
        {accents.map((accent) => (
          <label key={accent}>
            <input
              type="radio"
              name="accent"
              aria-label={accent === '' ? texts.themeAccent : accent}
              checked={theme.accent === accent}
              onChange={() => onChange({ ...theme, accent })}
            />
            <Swatch className="dot" color={accent || presets[theme.preset].themeVariables.accent} />
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
              checked={theme.radius === radius}
              onChange={() => onChange({ ...theme, radius })}
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
            <input
              type="radio"
              name="font"
              checked={theme.font === font}
              onChange={() => onChange({ ...theme, font })}
            />
            {texts.fonts[name]}
          </label>
        ))}
      </fieldset>
    </div>
  )
}
