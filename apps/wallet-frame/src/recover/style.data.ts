/** Styles of the page. A script adopts them: the page’s policy allows no other styles. */
export const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-inline-size: 40rem; margin: 2rem auto; padding-inline: 1rem; }
form, section { display: grid; grid-template-columns: minmax(0, 1fr); gap: .75rem; margin-block: 1.5rem; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; margin: 0; } h3 { font-size: 1rem; margin: 0; } p { margin: 0; }
label { display: grid; grid-template-columns: minmax(0, 1fr); gap: .25rem; }
input, textarea, button { font: inherit; padding: .6rem .8rem; border: 1px solid GrayText; border-radius: .5rem; min-block-size: 2.75rem; box-sizing: border-box; }
textarea, .code, output, code { font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
button { justify-self: start; cursor: pointer; }
output:not([hidden]) { display: block; padding: .75rem; border: 1px dashed GrayText; border-radius: .5rem; user-select: all; margin-block-start: .5rem; }
[role=alert]:empty { display: none; }
[role=alert] { color: light-dark(#b00020, #ff8a80); }
`
