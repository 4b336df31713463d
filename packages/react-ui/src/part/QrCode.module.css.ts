// Compiled from QrCode.module.css by `npm run css`. Do not edit.
export const css: string =
  '.tile-i3GGZG{box-sizing:border-box;inline-size:min(100%, max(180px, 100dvh - var(--around,136px) - var(--above,0px)));aspect-ratio:1;border-radius:calc(var(--r) * 5);box-shadow:inset 0 0 0 1px var(--line);forced-color-adjust:none;background:oklch(100% 0 0);place-items:center;margin-inline:auto;display:grid;position:relative;overflow:hidden;container:code-i3GGZG/inline-size}.code-i3GGZG{block-size:100%;inline-size:100%;display:block}.logo-i3GGZG{display:grid;position:absolute}@container code-i3GGZG (width<=270px){.logo-i3GGZG{scale:.75}}@container code-i3GGZG (width<=210px){.logo-i3GGZG{scale:.6}}.done-i3GGZG{background:color-mix(in oklab, var(--bg) 92%, transparent);place-content:center;place-items:center;gap:12px;display:grid;position:absolute;inset:0}.tick-i3GGZG{background:var(--success);block-size:56px;inline-size:56px;color:var(--bg);border-radius:50%;place-items:center;display:grid}.empty-i3GGZG{background:var(--surface);padding:18px}.shimmer-i3GGZG{background:linear-gradient(100deg, transparent 30%, var(--surface-active) 50%, transparent 70%) 100% 0 / 300% 100%;position:absolute;inset:0}@media (prefers-reduced-motion:no-preference){.shimmer-i3GGZG{animation:1.4s linear infinite pass-i3GGZG}.code-i3GGZG,.done-i3GGZG{animation:show-i3GGZG .15s var(--ease)}.tick-i3GGZG{animation:.24s cubic-bezier(.3,1.6,.6,1) pop-i3GGZG}}@keyframes pop-i3GGZG{0%{transform:scale(.3)}}@keyframes pass-i3GGZG{0%{background-position:120% 0}to{background-position:-20% 0}}@keyframes show-i3GGZG{0%{opacity:0}}'

export const classes: {
  readonly code: string
  readonly done: string
  readonly empty: string
  readonly logo: string
  readonly pass: string
  readonly pop: string
  readonly shimmer: string
  readonly show: string
  readonly tick: string
  readonly tile: string
} = {
  code: 'code-i3GGZG',
  done: 'done-i3GGZG',
  empty: 'empty-i3GGZG',
  logo: 'logo-i3GGZG',
  pass: 'pass-i3GGZG',
  pop: 'pop-i3GGZG',
  shimmer: 'shimmer-i3GGZG',
  show: 'show-i3GGZG',
  tick: 'tick-i3GGZG',
  tile: 'tile-i3GGZG',
}
