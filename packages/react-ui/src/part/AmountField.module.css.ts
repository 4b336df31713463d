// Compiled from AmountField.module.css by `npm run css`. Do not edit.
export const css: string =
  '.field-qlFTTW{border-radius:calc(var(--r) * 4);background:var(--surface);gap:4px;padding:14px 16px 8px;display:grid;box-shadow:inset 0 0 0 1px #0000}.field-qlFTTW:focus-within:has(.input-qlFTTW:focus-visible){box-shadow:inset 0 0 0 2px var(--accent-text)}.field-qlFTTW:has(.input-qlFTTW[aria-invalid]){box-shadow:inset 0 0 0 1px var(--error)}.field-qlFTTW:has(.input-qlFTTW[aria-invalid]:focus-visible){box-shadow:inset 0 0 0 2px var(--error)}.line-qlFTTW{align-items:center;gap:12px;min-block-size:48px;display:flex}.number-qlFTTW{flex:1;align-items:baseline;gap:2px;min-inline-size:0;display:flex;container-type:inline-size}.number-qlFTTW>:is(.sign-qlFTTW,.input-qlFTTW){font-size:clamp(16px, calc(100cqi / (var(--letters) * .64 + .2)), calc(var(--u) * 3.2));letter-spacing:-.015em;font-weight:600;line-height:1.2}.sign-qlFTTW{color:var(--text-quiet)}.input-qlFTTW{all:unset;box-sizing:border-box;inline-size:100%;min-inline-size:0;color:var(--text);font-variant-numeric:tabular-nums;text-align:match-parent;text-overflow:ellipsis;cursor:text;flex:1}.input-qlFTTW:read-only{cursor:default}.input-qlFTTW[aria-invalid]{color:var(--error)}.input-qlFTTW::placeholder{color:var(--text-quiet);opacity:.7}.busy-qlFTTW{opacity:.5}.notes-qlFTTW{min-block-size:28px;color:var(--text-quiet);font-size:calc(var(--u) * 1.3);font-variant-numeric:tabular-nums;flex-wrap:wrap;justify-content:space-between;align-items:center;column-gap:12px;display:flex}.note-qlFTTW,.max-qlFTTW{all:unset;box-sizing:border-box;border-radius:calc(var(--r) * 2);cursor:pointer;-webkit-tap-highlight-color:transparent;align-items:center;gap:4px;min-block-size:28px;display:inline-flex;position:relative}.note-qlFTTW:after,.max-qlFTTW:after{content:"";position:absolute;inset:-6px -4px}.note-qlFTTW:focus-visible,.max-qlFTTW:focus-visible{outline:2px solid var(--accent-text);outline-offset:2px}.available-qlFTTW{align-items:center;gap:8px;margin-inline-start:auto;display:inline-flex}.max-qlFTTW{background:var(--surface-active);color:var(--text);padding-inline:10px;font-weight:600}@media (hover:hover){.note-qlFTTW:hover{color:var(--text)}.max-qlFTTW:hover{background:var(--surface-hover)}}@media (prefers-reduced-motion:no-preference){.number-qlFTTW>:is(.sign-qlFTTW,.input-qlFTTW){transition:font-size .12s var(--ease)}}@media (forced-colors:active){.field-qlFTTW,.max-qlFTTW{border:1px solid buttonborder}}'

export const classes: {
  readonly available: string
  readonly busy: string
  readonly field: string
  readonly input: string
  readonly line: string
  readonly max: string
  readonly note: string
  readonly notes: string
  readonly number: string
  readonly sign: string
} = {
  available: 'available-qlFTTW',
  busy: 'busy-qlFTTW',
  field: 'field-qlFTTW',
  input: 'input-qlFTTW',
  line: 'line-qlFTTW',
  max: 'max-qlFTTW',
  note: 'note-qlFTTW',
  notes: 'notes-qlFTTW',
  number: 'number-qlFTTW',
  sign: 'sign-qlFTTW',
}
