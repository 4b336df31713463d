// Compiled from IconButton.module.css by `npm run css`. Do not edit.
export const css: string =
  '.button-HP-Uka{all:unset;box-sizing:border-box;block-size:44px;inline-size:44px;color:var(--text-quiet);cursor:pointer;-webkit-tap-highlight-color:transparent;border-radius:50%;place-items:center;display:grid}.button-HP-Uka:focus-visible{outline:2px solid var(--accent-text);outline-offset:-4px}.button-HP-Uka:disabled{opacity:.4;cursor:default}.disc-HP-Uka{border-radius:50%;place-items:center;block-size:36px;inline-size:36px;display:grid}@media (hover:hover){.button-HP-Uka:hover:not(:disabled){color:var(--text)}.button-HP-Uka:hover:not(:disabled) .disc-HP-Uka{background:var(--surface)}}@media (prefers-reduced-motion:no-preference){.button-HP-Uka,.disc-HP-Uka{transition:color .12s var(--ease), background-color .12s var(--ease)}.button-HP-Uka:active .disc-HP-Uka{transform:scale(.94)}}'

export const classes: {
  readonly button: string
  readonly disc: string
} = {
  button: 'button-HP-Uka',
  disc: 'disc-HP-Uka',
}
