// Compiled from Blurbs.module.css by `npm run css`. Do not edit.
export const css: string =
  '.blurbs-J1E3IG{gap:24px;margin:0;padding:8px 4px 24px;display:grid}.blurb-J1E3IG{grid-template-rows:auto 1fr;grid-template-columns:64px 1fr;gap:4px 16px;display:grid}.drawing-J1E3IG{fill:none;block-size:64px;inline-size:64px;stroke:var(--accent-text);stroke-width:2px;stroke-linecap:round;stroke-linejoin:round;grid-row:span 2}.tint-J1E3IG{fill:color-mix(in oklab, var(--accent-text) 14%, transparent);stroke:none}'

export const classes: {
  readonly blurb: string
  readonly blurbs: string
  readonly drawing: string
  readonly tint: string
} = {
  blurb: 'blurb-J1E3IG',
  blurbs: 'blurbs-J1E3IG',
  drawing: 'drawing-J1E3IG',
  tint: 'tint-J1E3IG',
}
