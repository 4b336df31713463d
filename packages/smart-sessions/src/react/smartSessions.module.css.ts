// Compiled from smartSessions.module.css by `npm run css`. Do not edit.
export const css: string =
  '.session-LXtuQG{border-radius:calc(var(--r) * 4);flex:1;min-inline-size:0}.session-LXtuQG[data-open=true]{background:var(--surface)}.grants-LXtuQG{gap:12px;padding:4px 16px 16px;display:grid}.grants-LXtuQG[hidden]{display:none}.grant-LXtuQG{overflow-wrap:anywhere;grid-template-columns:18px minmax(0,1fr);gap:12px;display:grid}.created-LXtuQG{text-align:center;justify-items:center;gap:12px;padding-block-start:16px;display:grid}.done-LXtuQG{background:var(--surface);block-size:72px;inline-size:72px;color:var(--success);border-radius:50%;place-items:center;display:grid}@media (forced-colors:active){.session-LXtuQG,.done-LXtuQG{border:1px solid buttonborder}}'

export const classes: {
  readonly created: string
  readonly done: string
  readonly grant: string
  readonly grants: string
  readonly session: string
} = {
  created: 'created-LXtuQG',
  done: 'done-LXtuQG',
  grant: 'grant-LXtuQG',
  grants: 'grants-LXtuQG',
  session: 'session-LXtuQG',
}
