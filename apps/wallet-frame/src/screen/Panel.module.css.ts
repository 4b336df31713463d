// Compiled from Panel.module.css by `npm run css`. Do not edit.
export const css: string =
  ':is(html,body){background:0 0;margin:0}.panel-i22jXq{background:var(--bg);min-block-size:100dvh;color:var(--text);font-family:var(--font);font-size:calc(var(--u) * 1.5);font-synthesis:none;font-feature-settings:"cv11";text-align:start;overflow-wrap:anywhere;-webkit-font-smoothing:antialiased;outline:none}.content-i22jXq{box-sizing:border-box;flex-direction:column;gap:16px;min-block-size:400px;padding:16px;display:flex}'

export const classes: {
  readonly content: string
  readonly panel: string
} = {
  content: 'content-i22jXq',
  panel: 'panel-i22jXq',
}
