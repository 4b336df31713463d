// Compiled from SignIn.module.css by `npm run css`. Do not edit.
export const css: string =
  '.view-g8MbCG{grid-template-columns:minmax(0,1fr);gap:16px;padding-block-start:8px;display:grid}.pair-g8MbCG{justify-content:center;align-items:center;gap:12px;display:flex}.between-g8MbCG{justify-content:space-between;align-items:center;inline-size:26px;display:flex}.dot-g8MbCG{background:var(--text-quiet);border-radius:50%;block-size:4px;inline-size:4px}.wallet-g8MbCG{display:grid}.refused-g8MbCG .between-g8MbCG{color:var(--error);justify-content:center}.done-g8MbCG .between-g8MbCG{color:var(--success);justify-content:center}.words-g8MbCG{text-align:center;text-wrap:balance;gap:6px;padding-inline:8px;display:grid}.statement-g8MbCG{border-inline-start:3px solid var(--line-strong);color:var(--text);font-size:calc(var(--u) * 1.4);overflow-wrap:anywhere;margin:0;padding:8px 12px;line-height:1.45}.card-g8MbCG{border-radius:calc(var(--r) * 4);background:var(--surface);font-size:calc(var(--u) * 1.4)}.facts-g8MbCG{gap:4px;margin:0;padding:8px 16px;display:grid}.fact-g8MbCG{flex-wrap:wrap;justify-content:space-between;align-items:center;gap:2px 16px;min-block-size:32px;display:flex}.fact-g8MbCG>dt{color:var(--text-quiet)}.fact-g8MbCG>dd{min-inline-size:0;color:var(--text);overflow-wrap:anywhere;margin:0;font-weight:500}.fact-g8MbCG>.network-g8MbCG{align-items:center;gap:6px;display:inline-flex}.message-g8MbCG{border-block-start:1px solid var(--line)}.message-g8MbCG summary{border-radius:calc(var(--r) * 4);color:var(--text-quiet);cursor:pointer;padding:12px 16px}.message-g8MbCG summary:focus-visible,.text-g8MbCG:focus-visible{outline:2px solid var(--accent-text);outline-offset:-2px}.text-g8MbCG{border-radius:calc(var(--r) * 4);max-block-size:176px;color:var(--text);font-family:ui-monospace,SF Mono,Menlo,Consolas,monospace;font-size:calc(var(--u) * 1.3);text-align:left;white-space:pre-wrap;overflow-wrap:anywhere;margin-block-end:12px;padding:0 16px;line-height:1.5;overflow-y:auto}.notes-g8MbCG,.failed-g8MbCG{text-align:center;text-wrap:balance;justify-items:center;gap:8px;padding-inline:8px;display:grid}.failed-g8MbCG{gap:0}.below-g8MbCG{text-align:center;grid-template-columns:minmax(0,1fr);gap:12px;display:grid}.note-g8MbCG{min-block-size:20px}.buttons-g8MbCG{grid-template-columns:minmax(max-content,1fr) 2fr;gap:8px;display:grid}.hardware-g8MbCG{justify-items:center;display:grid}@media (prefers-reduced-motion:no-preference){.waiting-g8MbCG .dot-g8MbCG{animation:1.2s infinite travel-g8MbCG}.waiting-g8MbCG .dot-g8MbCG:nth-child(2){animation-delay:.15s}.waiting-g8MbCG .dot-g8MbCG:nth-child(3){animation-delay:.3s}.refused-g8MbCG .wallet-g8MbCG{animation:.3s shake-g8MbCG}}@keyframes travel-g8MbCG{0%,60%,to{background:var(--text-quiet);transform:none}20%{background:var(--accent-text);transform:scale(1.75)}}@keyframes shake-g8MbCG{25%{transform:translate(-4px)}75%{transform:translate(4px)}}@media (forced-colors:active){.card-g8MbCG{border:1px solid buttonborder}.dot-g8MbCG{background:canvastext}}'

export const classes: {
  readonly below: string
  readonly between: string
  readonly buttons: string
  readonly card: string
  readonly done: string
  readonly dot: string
  readonly fact: string
  readonly facts: string
  readonly failed: string
  readonly hardware: string
  readonly message: string
  readonly network: string
  readonly note: string
  readonly notes: string
  readonly pair: string
  readonly refused: string
  readonly shake: string
  readonly statement: string
  readonly text: string
  readonly travel: string
  readonly view: string
  readonly waiting: string
  readonly wallet: string
  readonly words: string
} = {
  below: 'below-g8MbCG',
  between: 'between-g8MbCG',
  buttons: 'buttons-g8MbCG',
  card: 'card-g8MbCG',
  done: 'done-g8MbCG',
  dot: 'dot-g8MbCG',
  fact: 'fact-g8MbCG',
  facts: 'facts-g8MbCG',
  failed: 'failed-g8MbCG',
  hardware: 'hardware-g8MbCG',
  message: 'message-g8MbCG',
  network: 'network-g8MbCG',
  note: 'note-g8MbCG',
  notes: 'notes-g8MbCG',
  pair: 'pair-g8MbCG',
  refused: 'refused-g8MbCG',
  shake: 'shake-g8MbCG',
  statement: 'statement-g8MbCG',
  text: 'text-g8MbCG',
  travel: 'travel-g8MbCG',
  view: 'view-g8MbCG',
  waiting: 'waiting-g8MbCG',
  wallet: 'wallet-g8MbCG',
  words: 'words-g8MbCG',
}
