// Compiled from Words.module.css by `npm run css`. Do not edit.
export const css: string =
  '.title-kYTQdq{color:var(--text);font-size:calc(var(--u) * 1.6);text-wrap:balance;overflow-wrap:anywhere;margin:0;font-weight:600;line-height:1.35}.body-kYTQdq{color:var(--text);font-size:calc(var(--u) * 1.5);margin:0;line-height:1.4}.quiet-kYTQdq{color:var(--text-quiet);font-size:calc(var(--u) * 1.4);overflow-wrap:anywhere;margin:0;line-height:1.45}.small-kYTQdq{color:var(--text-quiet);font-size:calc(var(--u) * 1.3);margin:0;padding-inline:8px;line-height:1.4}.error-kYTQdq{color:var(--error)}.warning-kYTQdq{color:var(--warning)}.link-kYTQdq{color:var(--accent-text);border-radius:4px;padding-block:6px;font-weight:500;text-decoration:none}.link-kYTQdq:hover{text-underline-offset:3px;text-decoration:underline}.link-kYTQdq:focus-visible{outline:2px solid var(--accent-text);outline-offset:2px}'

export const classes: {
  readonly body: string
  readonly error: string
  readonly link: string
  readonly quiet: string
  readonly small: string
  readonly title: string
  readonly warning: string
} = {
  body: 'body-kYTQdq',
  error: 'error-kYTQdq',
  link: 'link-kYTQdq',
  quiet: 'quiet-kYTQdq',
  small: 'small-kYTQdq',
  title: 'title-kYTQdq',
  warning: 'warning-kYTQdq',
}
