// Compiled from Row.module.css by `npm run css`. Do not edit.
export const css: string =
  '.row-we_wtW{all:unset;box-sizing:border-box;padding:8px;border-radius:calc(var(--r) * 4);background:var(--surface);min-block-size:56px;inline-size:100%;color:var(--text);-webkit-tap-highlight-color:transparent;align-items:center;gap:12px;padding-inline-end:12px;display:flex}.action-we_wtW{cursor:pointer;-webkit-user-select:none;user-select:none}.row-we_wtW:focus-visible{outline:2px solid var(--accent-text);outline-offset:-2px}.row-we_wtW:is(:disabled,[aria-disabled]){cursor:default}.plain-we_wtW{background:0 0}.icon-we_wtW{border-radius:calc(var(--r) * 3);background:var(--surface-active);block-size:40px;inline-size:40px;color:var(--text-quiet);flex:none;place-items:center;display:grid}.danger-we_wtW,.danger-we_wtW .icon-we_wtW{color:var(--error)}.words-we_wtW{flex:1;gap:1px;min-inline-size:0;display:grid}.label-we_wtW,.detail-we_wtW{overflow-wrap:anywhere;-webkit-line-clamp:2;-webkit-box-orient:vertical;display:-webkit-box;overflow:hidden}.label-we_wtW{font-size:calc(var(--u) * 1.5);font-weight:500;line-height:1.35}.detail-we_wtW{color:var(--text-quiet);font-size:calc(var(--u) * 1.3);line-height:1.35}.end-we_wtW{color:var(--text-quiet);flex:none;align-items:center;gap:6px;display:flex}.busy-we_wtW{box-sizing:border-box;border:2px solid var(--line-strong);border-block-start-color:var(--accent-text);border-radius:50%;flex:none;block-size:18px;inline-size:18px;margin-inline:4px}.row-we_wtW:is(:disabled,[aria-disabled])>:first-child,.row-we_wtW:is(:disabled,[aria-disabled]) .end-we_wtW{opacity:.5}.row-we_wtW:is(:disabled,[aria-disabled]) .label-we_wtW{color:var(--text-quiet)}@media (hover:hover){.action-we_wtW:hover:not(:disabled,[aria-disabled]){background:var(--surface-hover)}}.action-we_wtW:active:not(:disabled,[aria-disabled]){background:var(--surface-active)}@media (prefers-reduced-motion:no-preference){.action-we_wtW{transition:background-color .12s var(--ease), transform 80ms var(--ease)}.action-we_wtW:active:not(:disabled,[aria-disabled]){transform:scale(.98)}.busy-we_wtW{animation:.9s linear infinite turn-we_wtW}}@keyframes turn-we_wtW{to{transform:rotate(1turn)}}@media (forced-colors:active){.row-we_wtW{border:1px solid buttonborder}}'

export const classes: {
  readonly action: string
  readonly busy: string
  readonly danger: string
  readonly detail: string
  readonly end: string
  readonly icon: string
  readonly label: string
  readonly plain: string
  readonly row: string
  readonly turn: string
  readonly words: string
} = {
  action: 'action-we_wtW',
  busy: 'busy-we_wtW',
  danger: 'danger-we_wtW',
  detail: 'detail-we_wtW',
  end: 'end-we_wtW',
  icon: 'icon-we_wtW',
  label: 'label-we_wtW',
  plain: 'plain-we_wtW',
  row: 'row-we_wtW',
  turn: 'turn-we_wtW',
  words: 'words-we_wtW',
}
