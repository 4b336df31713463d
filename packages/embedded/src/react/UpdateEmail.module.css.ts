// Compiled from UpdateEmail.module.css by `npm run css`. Do not edit.
export const css: string =
  '.form-v_7fMW{gap:8px;padding-block:8px;display:grid}.buttons-v_7fMW{grid-template-columns:1fr 1fr;gap:8px;display:grid}'

export const classes: {
  readonly buttons: string
  readonly form: string
} = {
  buttons: 'buttons-v_7fMW',
  form: 'form-v_7fMW',
}
