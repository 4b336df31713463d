// Compiled from SearchField.module.css by `npm run css`. Do not edit.
export const css: string =
  '.field-j2krMW{flex:1;align-items:center;min-inline-size:0;display:flex;position:relative}.icon-j2krMW{color:var(--text-quiet);pointer-events:none;display:grid;position:absolute;inset-inline-start:14px}.input-j2krMW{all:unset;box-sizing:border-box;border-radius:calc(var(--r) * 4);background:var(--surface);block-size:48px;inline-size:100%;box-shadow:inset 0 0 0 1px var(--line);color:var(--text);font-size:max(16px, calc(var(--u) * 1.5));cursor:text;padding-inline:42px 44px}.input-j2krMW::placeholder{color:var(--text-quiet);opacity:1}.input-j2krMW::-webkit-search-cancel-button{display:none}.input-j2krMW:focus-visible{box-shadow:inset 0 0 0 2px var(--accent-text)}.clear-j2krMW{position:absolute;inset-inline-end:2px}@media (forced-colors:active){.input-j2krMW{border:1px solid}}'

export const classes: {
  readonly clear: string
  readonly field: string
  readonly icon: string
  readonly input: string
} = {
  clear: 'clear-j2krMW',
  field: 'field-j2krMW',
  icon: 'icon-j2krMW',
  input: 'input-j2krMW',
}
