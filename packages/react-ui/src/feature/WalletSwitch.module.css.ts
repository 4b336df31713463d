// Compiled from WalletSwitch.module.css by `npm run css`. Do not edit.
export const css: string =
  '.switch-krPYGq{all:unset;box-sizing:border-box;min-block-size:44px;color:var(--text-quiet);cursor:pointer;border-radius:22px;flex:none;align-items:center;gap:2px;padding-inline:8px;display:inline-flex}.switch-krPYGq:focus-visible{outline:2px solid var(--accent-text);outline-offset:-4px}@media (hover:hover){.switch-krPYGq:hover{color:var(--text)}}'

export const classes: {
  readonly switch: string
} = {
  switch: 'switch-krPYGq',
}
