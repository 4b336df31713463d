// Compiled from EmptyState.module.css by `npm run css`. Do not edit.
export const css: string =
  '.empty-oHsXCW{text-align:center;flex-direction:column;align-items:center;gap:12px;padding:24px 16px;display:flex}.drawing-oHsXCW{background:var(--surface);block-size:56px;inline-size:56px;color:var(--text-quiet);border-radius:50%;place-items:center;display:grid}.error-oHsXCW{color:var(--error)}.code-oHsXCW{color:var(--text-quiet);font-size:calc(var(--u) * 1.2)}.code-oHsXCW summary{cursor:pointer;border-radius:6px;padding:14px 16px}.code-oHsXCW summary:focus-visible{outline:2px solid var(--accent-text)}.code-oHsXCW code{-webkit-user-select:all;user-select:all}'

export const classes: {
  readonly code: string
  readonly drawing: string
  readonly empty: string
  readonly error: string
} = {
  code: 'code-oHsXCW',
  drawing: 'drawing-oHsXCW',
  empty: 'empty-oHsXCW',
  error: 'error-oHsXCW',
}
