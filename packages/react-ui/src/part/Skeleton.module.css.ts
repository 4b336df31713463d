// Compiled from Skeleton.module.css by `npm run css`. Do not edit.
export const css: string =
  '.skeleton-A7pmwW{inline-size:var(--w,100%);block-size:var(--h,1em);border-radius:var(--radius,calc(var(--r) * 2));background:var(--surface-active);display:block}@media (prefers-reduced-motion:no-preference){.skeleton-A7pmwW{animation:.2s linear .15s backwards appear-A7pmwW,1.4s ease-in-out .35s infinite alternate breathe-A7pmwW}}@keyframes appear-A7pmwW{0%{opacity:0}}@keyframes breathe-A7pmwW{to{opacity:.45}}'

export const classes: {
  readonly appear: string
  readonly breathe: string
  readonly skeleton: string
} = {
  appear: 'appear-A7pmwW',
  breathe: 'breathe-A7pmwW',
  skeleton: 'skeleton-A7pmwW',
}
