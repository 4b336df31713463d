// Compiled from Social.module.css by `npm run css`. Do not edit.
export const css: string =
  '.method--7YX2W{gap:8px;display:grid}.tiles--7YX2W{grid-auto-columns:minmax(0,1fr);grid-auto-flow:column;gap:8px;display:grid}.tile--7YX2W{all:unset;box-sizing:border-box;border-radius:calc(var(--r) * 4);background:var(--surface);block-size:56px;color:var(--text);cursor:pointer;-webkit-tap-highlight-color:transparent;place-items:center;display:grid}.tile--7YX2W:focus-visible{outline:2px solid var(--accent-text);outline-offset:-2px}.tile--7YX2W:disabled{cursor:default;opacity:.5}.mark--7YX2W{border-radius:calc(var(--r) * 5);background:var(--surface-active);block-size:72px;inline-size:72px;color:var(--text);place-items:center;display:grid}.logo--7YX2W{border-radius:calc(var(--r) * 4);color:#12141a;background:#fff;place-items:center;block-size:56px;inline-size:56px;display:grid}@media (hover:hover){.tile--7YX2W:hover:not(:disabled){background:var(--surface-hover)}}.tile--7YX2W:active:not(:disabled){background:var(--surface-active)}@media (prefers-reduced-motion:no-preference){.tile--7YX2W{transition:background-color .12s var(--ease), transform 80ms var(--ease)}.tile--7YX2W:active:not(:disabled){transform:scale(.98)}}@media (forced-colors:active){.tile--7YX2W{border:1px solid buttonborder}}'

export const classes: {
  readonly logo: string
  readonly mark: string
  readonly method: string
  readonly tile: string
  readonly tiles: string
} = {
  logo: 'logo--7YX2W',
  mark: 'mark--7YX2W',
  method: 'method--7YX2W',
  tile: 'tile--7YX2W',
  tiles: 'tiles--7YX2W',
}
