// Compiled from Blurbs.module.css by `npm run css`. Do not edit.
export const css: string =
  '.blurbs-J1E3IG{gap:20px;margin:0;padding:8px 4px 12px;display:grid}.blurb-J1E3IG{grid-template-columns:48px 1fr;gap:2px 14px;display:grid}.icon-J1E3IG{border-radius:calc(var(--r) * 3.5);background:color-mix(in oklab, var(--accent) 10%, var(--bg));block-size:48px;inline-size:48px;color:var(--accent-text);grid-row:span 2;place-items:center;display:grid}'

export const classes: {
  readonly blurb: string
  readonly blurbs: string
  readonly icon: string
} = {
  blurb: 'blurb-J1E3IG',
  blurbs: 'blurbs-J1E3IG',
  icon: 'icon-J1E3IG',
}
