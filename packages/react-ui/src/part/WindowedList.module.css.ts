// Compiled from WindowedList.module.css by `npm run css`. Do not edit.
export const css: string =
  '.list-keDHha,.part-keDHha{grid-template-columns:minmax(0,1fr);gap:8px;display:grid}.part-keDHha[data-columns="2"]{grid-template-columns:repeat(2,minmax(0,1fr))}.part-keDHha:empty{block-size:var(--height)}'

export const classes: {
  readonly list: string
  readonly part: string
} = {
  list: 'list-keDHha',
  part: 'part-keDHha',
}
