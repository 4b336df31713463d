// Compiled from Card.module.css by `npm run css`. Do not edit.
export const css: string =
  '.card-fsyU4q{--corners:calc(var(--r) * 7);box-sizing:border-box;inline-size:max(360px, var(--u) * 36);border-radius:var(--corners);max-block-size:min(620px,100dvh - 32px);max-inline-size:calc(100vw - 16px);color:var(--text);font-family:var(--font);font-size:calc(var(--u) * 1.5);font-synthesis:none;font-feature-settings:"cv11";text-align:start;-webkit-font-smoothing:antialiased;flex-direction:column;display:flex;position:relative}.card-fsyU4q:before{content:"";border-radius:inherit;box-shadow:0 0 0 1px var(--line), var(--shadow);transform-origin:0 0;position:absolute;inset:0}.body-fsyU4q{border-radius:inherit;background:var(--bg);min-block-size:0;box-shadow:0 0 0 100vmax var(--bg);clip-path:inset(0 round var(--corners));flex-direction:column;flex:0 auto;display:flex;position:relative}@media (height<=480px){.card-fsyU4q{--around:104px;--header-size:52px;max-block-size:calc(100dvh - 16px)}}.embedded-fsyU4q{max-inline-size:100%;z-index:var(--kit-z-index,999)}.wide-fsyU4q{block-size:min(600px,100dvh - 32px);inline-size:720px}.wide-fsyU4q .body-fsyU4q{flex-direction:row;flex:1}.embedded-fsyU4q:before{box-shadow:0 0 0 1px var(--line)}.grip-fsyU4q{display:none}@media (width<=430px){.sheet-fsyU4q{inline-size:100%;max-inline-size:100%;max-block-size:calc(100dvh - 24px - env(safe-area-inset-top,0px));--corners:calc(var(--r) * 7) calc(var(--r) * 7) 0 0}.sheet-fsyU4q .body-fsyU4q{padding-block-end:env(safe-area-inset-bottom,0)}.sheet-fsyU4q .grip-fsyU4q{touch-action:none;z-index:1;block-size:64px;display:block;position:absolute;inset-block-start:0;inset-inline:98px}.sheet-fsyU4q .grip-fsyU4q:before{content:"";background:var(--line);border-radius:2px;block-size:4px;inline-size:36px;position:absolute;inset-block-start:8px;inset-inline-start:calc(50% - 18px)}}.shake-fsyU4q{animation:shake-fsyU4q .5s var(--ease) 1}@media (prefers-reduced-motion:reduce){.shake-fsyU4q{outline:2px solid var(--accent-text);animation:none}}@keyframes shake-fsyU4q{15%{transform:translate(-8px)}35%{transform:translate(7px)}55%{transform:translate(-4px)}75%{transform:translate(2px)}}@media (forced-colors:active){.card-fsyU4q{border:1px solid canvastext}}'

export const classes: {
  readonly body: string
  readonly card: string
  readonly embedded: string
  readonly grip: string
  readonly shake: string
  readonly sheet: string
  readonly wide: string
} = {
  body: 'body-fsyU4q',
  card: 'card-fsyU4q',
  embedded: 'embedded-fsyU4q',
  grip: 'grip-fsyU4q',
  shake: 'shake-fsyU4q',
  sheet: 'sheet-fsyU4q',
  wide: 'wide-fsyU4q',
}
