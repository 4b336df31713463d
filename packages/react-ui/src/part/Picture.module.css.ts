// Compiled from Picture.module.css by `npm run css`. Do not edit.
export const css: string =
  '.picture-Enj27q{--size:40px;inline-size:var(--size);block-size:var(--size);border-radius:calc(var(--r) * 3);background:var(--surface-active);isolation:isolate;flex:none;place-items:center;display:grid;position:relative;overflow:hidden}.picture-Enj27q:after{content:"";border-radius:inherit;box-shadow:inset 0 0 0 1px var(--line);pointer-events:none;position:absolute;inset:0}.small-Enj27q{border-radius:calc(var(--r) * 2)}.large-Enj27q{border-radius:calc(var(--r) * 4.5)}.round-Enj27q{border-radius:50%}.tile-Enj27q{background:var(--tile);color:#fff;font-weight:600;font-size:calc(var(--size) * .44);-webkit-user-select:none;user-select:none;line-height:1}.tile-Enj27q:before{content:attr(data-initial)}.waiting-Enj27q{background:var(--surface-active)}.image-Enj27q{object-fit:cover;block-size:100%;inline-size:100%;display:block}.loading-Enj27q{opacity:0}.picture-Enj27q[data-size="20"]{--size:20px}.picture-Enj27q[data-size="26"]{--size:26px}.picture-Enj27q[data-size="28"]{--size:28px}.picture-Enj27q[data-size="56"]{--size:56px}.picture-Enj27q[data-size="72"]{--size:72px}@media (prefers-reduced-motion:no-preference){.image-Enj27q{transition:opacity .12s linear}.waiting-Enj27q{animation:1.4s ease-in-out .35s infinite alternate breathe-Enj27q}}@keyframes breathe-Enj27q{to{background:var(--surface)}}@media (forced-colors:active){.picture-Enj27q{forced-color-adjust:none}}'

export const classes: {
  readonly breathe: string
  readonly image: string
  readonly large: string
  readonly loading: string
  readonly picture: string
  readonly round: string
  readonly small: string
  readonly tile: string
  readonly waiting: string
} = {
  breathe: 'breathe-Enj27q',
  image: 'image-Enj27q',
  large: 'large-Enj27q',
  loading: 'loading-Enj27q',
  picture: 'picture-Enj27q',
  round: 'round-Enj27q',
  small: 'small-Enj27q',
  tile: 'tile-Enj27q',
  waiting: 'waiting-Enj27q',
}
