// Compiled from WalletSendConfirmed.module.css by `npm run css`. Do not edit.
export const css: string =
  '.confirmed-XKwvYa{text-align:center;justify-items:center;gap:16px;padding-block-start:16px;display:grid}.done-XKwvYa,.failed-XKwvYa{background:var(--surface);block-size:72px;inline-size:72px;color:var(--success);border-radius:50%;place-items:center;display:grid}.done-XKwvYa[data-pending=true]{color:var(--accent-text)}.failed-XKwvYa{color:var(--error)}@media (forced-colors:active){.done-XKwvYa,.failed-XKwvYa{border:1px solid}}'

export const classes: {
  readonly confirmed: string
  readonly done: string
  readonly failed: string
} = {
  confirmed: 'confirmed-XKwvYa',
  done: 'done-XKwvYa',
  failed: 'failed-XKwvYa',
}
