// Compiled from QrCode.module.css by `npm run css`. Do not edit.
export const css: string =
  '.tile-i3GGZG{box-sizing:border-box;aspect-ratio:1;border-radius:calc(var(--r) * 5);inline-size:100%;box-shadow:inset 0 0 0 1px var(--line);forced-color-adjust:none;background:oklch(100% 0 0);place-items:center;padding:18px;display:grid;position:relative;overflow:hidden}.code-i3GGZG{block-size:100%;inline-size:100%;display:block}.logo-i3GGZG{display:grid;position:absolute}.empty-i3GGZG{background:var(--surface)}.shimmer-i3GGZG{background:linear-gradient(100deg, transparent 30%, var(--surface-active) 50%, transparent 70%) 100% 0 / 300% 100%;position:absolute;inset:0}@media (prefers-reduced-motion:no-preference){.shimmer-i3GGZG{animation:1.4s linear infinite pass-i3GGZG}.code-i3GGZG{animation:show-i3GGZG .15s var(--ease)}}@keyframes pass-i3GGZG{0%{background-position:120% 0}to{background-position:-20% 0}}@keyframes show-i3GGZG{0%{opacity:0}}'

export const classes: {
  readonly code: string
  readonly empty: string
  readonly logo: string
  readonly pass: string
  readonly shimmer: string
  readonly show: string
  readonly tile: string
} = {
  code: 'code-i3GGZG',
  empty: 'empty-i3GGZG',
  logo: 'logo-i3GGZG',
  pass: 'pass-i3GGZG',
  shimmer: 'shimmer-i3GGZG',
  show: 'show-i3GGZG',
  tile: 'tile-i3GGZG',
}
