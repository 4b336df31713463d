// Compiled from HostButton.module.css by `npm run css`. Do not edit.
export const css: string =
  '.button-E-Twaa{all:initial;visibility:inherit;pointer-events:inherit;box-sizing:border-box;border-radius:calc(var(--r) * 4);background:var(--bg);block-size:44px;max-inline-size:100%;box-shadow:inset 0 0 0 1px var(--line), 0 1px 2px #1216200f;color:var(--text);font-family:var(--font);font-size:calc(var(--u) * 1.5);white-space:nowrap;cursor:pointer;-webkit-user-select:none;user-select:none;-webkit-tap-highlight-color:transparent;-webkit-font-smoothing:antialiased;justify-content:center;align-items:center;gap:8px;padding-inline:18px;font-weight:600;line-height:1;display:inline-flex;position:relative}.button-E-Twaa[hidden]{display:inline-flex}.main-E-Twaa{background:var(--accent);box-shadow:none;color:var(--on-accent)}.small-E-Twaa{border-radius:calc(var(--r) * 3);block-size:36px;font-size:calc(var(--u) * 1.4);gap:6px;padding-inline:14px}.filled-E-Twaa{padding-inline:8px 14px}.button-E-Twaa:focus-visible{outline:2px solid var(--accent-text);outline-offset:2px}.button-E-Twaa:disabled{cursor:default;opacity:.55}.label-E-Twaa{text-overflow:ellipsis;line-height:1.4;overflow:hidden}.amount-E-Twaa{text-overflow:ellipsis;max-inline-size:65%;color:var(--text-quiet);flex:none;font-weight:500;line-height:1.4;overflow:hidden}.told-E-Twaa{clip-path:inset(50%);block-size:1px;inline-size:1px;position:absolute;overflow:hidden}.mark-E-Twaa{flex:none;display:grid;position:relative}.dot-E-Twaa{box-sizing:border-box;border:2px solid var(--bg);background:var(--error);border-radius:50%;block-size:10px;inline-size:10px;position:absolute;inset-block-start:-2px;inset-inline-end:-2px}@media (hover:hover){.button-E-Twaa:hover:not(:disabled){background:var(--surface)}.main-E-Twaa:hover:not(:disabled){background:color-mix(in oklab, var(--accent), var(--text) 10%)}}@media (prefers-reduced-motion:no-preference){.button-E-Twaa{transition:background-color .12s var(--ease), transform 80ms var(--ease)}.button-E-Twaa:active:not(:disabled){transform:scale(.98)}}@media (forced-colors:active){.button-E-Twaa{border:1px solid buttonborder}}'

export const classes: {
  readonly amount: string
  readonly button: string
  readonly dot: string
  readonly filled: string
  readonly label: string
  readonly main: string
  readonly mark: string
  readonly small: string
  readonly told: string
} = {
  amount: 'amount-E-Twaa',
  button: 'button-E-Twaa',
  dot: 'dot-E-Twaa',
  filled: 'filled-E-Twaa',
  label: 'label-E-Twaa',
  main: 'main-E-Twaa',
  mark: 'mark-E-Twaa',
  small: 'small-E-Twaa',
  told: 'told-E-Twaa',
}
