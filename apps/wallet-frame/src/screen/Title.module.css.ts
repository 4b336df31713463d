// Compiled from Title.module.css by `npm run css`. Do not edit.
export const css: string =
  '.title-_6ETOq{color:var(--text);font-size:calc(var(--u) * 1.6);text-wrap:balance;overflow-wrap:anywhere;margin:0;font-weight:600;line-height:1.35}'

export const classes: {
  readonly title: string
} = {
  title: 'title-_6ETOq',
}
