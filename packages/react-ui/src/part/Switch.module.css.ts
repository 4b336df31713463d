// Compiled from Switch.module.css by `npm run css`. Do not edit.
export const css: string =
  '.switch-rN5-tq{all:unset;box-sizing:border-box;min-block-size:44px;color:var(--text-quiet);font-size:calc(var(--u) * 1.3);cursor:pointer;-webkit-user-select:none;user-select:none;border-radius:12px;flex:none;align-items:center;gap:8px;padding-inline:4px;display:flex}.track-rN5-tq{box-sizing:border-box;background:var(--line-strong);border-radius:11px;flex:none;block-size:22px;inline-size:36px;padding:3px}.knob-rN5-tq{background:oklch(100% 0 0);border-radius:50%;block-size:16px;inline-size:16px;display:block}.switch-rN5-tq[aria-checked=true] .track-rN5-tq{background:var(--accent)}.switch-rN5-tq[aria-checked=true] .knob-rN5-tq{margin-inline-start:14px}.switch-rN5-tq:focus-visible{outline:2px solid var(--accent-text)}@media (prefers-reduced-motion:no-preference){.track-rN5-tq{transition:background-color .12s var(--ease)}.knob-rN5-tq{transition:margin .12s var(--ease)}}@media (forced-colors:active){.track-rN5-tq{border:1px solid buttontext}.knob-rN5-tq{forced-color-adjust:none;background:buttontext}}'

export const classes: {
  readonly knob: string
  readonly switch: string
  readonly track: string
} = {
  knob: 'knob-rN5-tq',
  switch: 'switch-rN5-tq',
  track: 'track-rN5-tq',
}
