// Compiled from Picture.module.css by `npm run css`. Do not edit.
export const css: string =
  '.picture-Enj27q{--size:40px;--corner:3;inline-size:var(--size);block-size:var(--size);border-radius:calc(var(--r) * var(--corner));background:var(--surface-active);isolation:isolate;flex:none;place-items:center;display:grid;position:relative;overflow:hidden}.picture-Enj27q:after{content:"";border-radius:inherit;box-shadow:inset 0 0 0 1px var(--line);pointer-events:none;position:absolute;inset:0}.round-Enj27q{border-radius:50%}.picture-Enj27q[data-initial]{background:var(--tile);color:#fff;font-weight:600;font-size:calc(var(--size) * .44);-webkit-user-select:none;user-select:none;line-height:1}.picture-Enj27q[data-initial]:before{content:attr(data-initial)}.image-Enj27q{object-fit:cover;block-size:100%;inline-size:100%;display:block}.loading-Enj27q{opacity:0}.picture-Enj27q[data-size^="2"]{--corner:2}.picture-Enj27q[data-size="56"],.picture-Enj27q[data-size="72"]{--corner:4.5}.picture-Enj27q[data-size="20"]{--size:20px}.picture-Enj27q[data-size="26"]{--size:26px}.picture-Enj27q[data-size="28"]{--size:28px}.picture-Enj27q[data-size="56"]{--size:56px}.picture-Enj27q[data-size="72"]{--size:72px}@media (prefers-reduced-motion:no-preference){.image-Enj27q{transition:opacity .12s linear}}@media (forced-colors:active){.picture-Enj27q{forced-color-adjust:none}}'

export const classes: {
  readonly image: string
  readonly loading: string
  readonly picture: string
  readonly round: string
} = {
  image: 'image-Enj27q',
  loading: 'loading-Enj27q',
  picture: 'picture-Enj27q',
  round: 'round-Enj27q',
}
