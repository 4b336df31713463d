// Compiled from DataCapture.module.css by `npm run css`. Do not edit.
export const css: string =
  '.view-y1FeIW{text-align:center;grid-template-columns:minmax(0,1fr);gap:16px;padding-block-start:8px;display:grid}.words-y1FeIW{text-wrap:balance;overflow-wrap:anywhere;gap:6px;padding-inline:8px;display:grid}.entry-y1FeIW{grid-template-columns:minmax(0,1fr);gap:8px;display:grid}.input-y1FeIW{all:unset;box-sizing:border-box;border-radius:calc(var(--r) * 4);background:var(--surface);block-size:48px;inline-size:100%;box-shadow:inset 0 0 0 1px var(--line-strong);color:var(--text);font-size:max(16px, calc(var(--u) * 1.5));text-align:start;cursor:text;padding-inline:16px}.input-y1FeIW::placeholder{color:var(--text-quiet);opacity:1}.input-y1FeIW:focus-visible{box-shadow:inset 0 0 0 2px var(--accent-text)}.hosts-y1FeIW,.recent-y1FeIW{flex-wrap:wrap;gap:8px;margin:0;padding:0;list-style:none;display:flex}.recent-y1FeIW>li{border-radius:calc(var(--r) * 3);background:var(--surface);align-items:center;min-inline-size:0;display:flex}.host-y1FeIW,.each-y1FeIW{all:unset;box-sizing:border-box;border-radius:calc(var(--r) * 3);background:var(--surface);min-block-size:32px;color:var(--text);font-size:calc(var(--u) * 1.3);overflow-wrap:anywhere;cursor:pointer;padding:4px 12px}.each-y1FeIW{min-block-size:40px}.host-y1FeIW:focus-visible,.each-y1FeIW:focus-visible{outline:2px solid var(--accent-text);outline-offset:-2px}.fault-y1FeIW{text-wrap:balance;min-block-size:20px}.note-y1FeIW{min-block-size:20px}.buttons-y1FeIW{grid-template-columns:1fr 2fr;gap:8px;display:grid}.single-y1FeIW{display:grid}@media (forced-colors:active){.input-y1FeIW,.host-y1FeIW,.each-y1FeIW{border:1px solid buttonborder}}'

export const classes: {
  readonly buttons: string
  readonly each: string
  readonly entry: string
  readonly fault: string
  readonly host: string
  readonly hosts: string
  readonly input: string
  readonly note: string
  readonly recent: string
  readonly single: string
  readonly view: string
  readonly words: string
} = {
  buttons: 'buttons-y1FeIW',
  each: 'each-y1FeIW',
  entry: 'entry-y1FeIW',
  fault: 'fault-y1FeIW',
  host: 'host-y1FeIW',
  hosts: 'hosts-y1FeIW',
  input: 'input-y1FeIW',
  note: 'note-y1FeIW',
  recent: 'recent-y1FeIW',
  single: 'single-y1FeIW',
  view: 'view-y1FeIW',
  words: 'words-y1FeIW',
}
