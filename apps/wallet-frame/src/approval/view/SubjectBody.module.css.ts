// Compiled from SubjectBody.module.css by `npm run css`. Do not edit.
export const css: string =
  '.calls-rchyzG{grid-auto-columns:minmax(0,1fr);gap:16px;display:grid}.message-rchyzG{border-radius:calc(var(--r) * 4);background:var(--surface);padding:12px}.text-rchyzG{font-size:calc(var(--u) * 1.4);white-space:pre-wrap;margin:0;line-height:1.5}.bytes-rchyzG{font-family:ui-monospace,SF Mono,Menlo,Consolas,monospace;font-size:calc(var(--u) * 1.2);line-height:1.5}'

export const classes: {
  readonly bytes: string
  readonly calls: string
  readonly message: string
  readonly text: string
} = {
  bytes: 'bytes-rchyzG',
  calls: 'calls-rchyzG',
  message: 'message-rchyzG',
  text: 'text-rchyzG',
}
