// Compiled from EmailLogin.module.css by `npm run css`. Do not edit.
export const css: string =
  '.method-cpgusG{gap:8px;display:grid}.form-cpgusG{position:relative}.input-cpgusG{all:unset;box-sizing:border-box;border-radius:calc(var(--r) * 4);background:var(--surface);block-size:56px;inline-size:100%;box-shadow:inset 0 0 0 1px var(--line);color:var(--text);font-size:max(16px, calc(var(--u) * 1.5));cursor:text;padding-inline:16px 56px}.input-cpgusG::placeholder{color:var(--text-quiet);opacity:1}.input-cpgusG:focus-visible{box-shadow:inset 0 0 0 2px var(--accent-text)}.input-cpgusG[aria-invalid]{box-shadow:inset 0 0 0 2px var(--error)}.submit-cpgusG{position:absolute;inset-block:6px;inset-inline-end:6px}@media (forced-colors:active){.input-cpgusG{border:1px solid}}'

export const classes: {
  readonly form: string
  readonly input: string
  readonly method: string
  readonly submit: string
} = {
  form: 'form-cpgusG',
  input: 'input-cpgusG',
  method: 'method-cpgusG',
  submit: 'submit-cpgusG',
}
