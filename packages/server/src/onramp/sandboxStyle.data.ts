/** Styles of the sandbox pages. */
export const sandboxStyle = `:root{color-scheme:light dark;font:16px/1.5 Inter,system-ui,sans-serif}
body{margin:0;display:grid;min-height:100vh;place-items:center;background:Canvas;color:CanvasText}
main{width:min(360px,100% - 32px)}
h1{font-size:20px;line-height:1.3;margin:4px 0 16px}
form,label{display:grid;gap:12px}
label{gap:4px;font-size:14px}
input,select,button{font:inherit;min-height:44px;border-radius:12px;border:1px solid GrayText;padding:0 12px;background:Field;color:FieldText}
button{background:#3a5ccc;border-color:#3a5ccc;color:#fff;font-weight:600;cursor:pointer}
button.quiet{background:none;color:CanvasText;border-color:GrayText}
:focus-visible{outline:2px solid #3a5ccc;outline-offset:2px}
code{font-size:12px;overflow-wrap:anywhere}
.note{font-size:13px;opacity:.7;margin:0}
.to{margin:0;font-size:14px}
.amount{font-size:24px;font-weight:600;margin:0}
[role=alert]{color:#c62f2f;margin:0}`
