// Compiled from ActivityImage.module.css by `npm run css`. Do not edit.
export const css: string =
  '.pictures-QfsP6W{border-radius:calc(var(--r) * 3);block-size:40px;inline-size:40px;color:var(--text-quiet);flex:none;place-items:center;display:grid;position:relative}.pictures-QfsP6W[data-count="0"]{background:var(--surface-active)}.one-QfsP6W{display:grid}[data-count="2"]>.one-QfsP6W{position:absolute;inset-block-start:0;inset-inline-start:0}[data-count="2"]>.one-QfsP6W:last-child{box-shadow:0 0 0 2px var(--surface);border-radius:50%;inset:auto;inset-block-end:0;inset-inline-end:0}'

export const classes: {
  readonly one: string
  readonly pictures: string
} = {
  one: 'one-QfsP6W',
  pictures: 'pictures-QfsP6W',
}
