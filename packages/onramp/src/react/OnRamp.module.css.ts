// Compiled from OnRamp.module.css by `npm run css`. Do not edit.
export const css: string =
  '.choice-wfI12q{all:unset;box-sizing:border-box;border-radius:calc(var(--r) * 6);background:var(--surface-active);min-block-size:44px;max-inline-size:60%;color:var(--text);font-size:calc(var(--u) * 1.5);cursor:pointer;flex:none;align-items:center;gap:8px;padding-block:6px;padding-inline:12px;font-weight:600;display:flex}.choice-wfI12q>bdi{text-overflow:ellipsis;white-space:nowrap;overflow:hidden}.choice-wfI12q:focus-visible,.chip-wfI12q:focus-visible{outline:2px solid var(--accent-text);outline-offset:1px}.chips-wfI12q{gap:8px;display:flex}.chip-wfI12q{all:unset;box-sizing:border-box;border-radius:calc(var(--r) * 5);background:var(--surface);min-block-size:40px;min-inline-size:0;color:var(--text);font-size:calc(var(--u) * 1.4);text-align:center;cursor:pointer;flex:1;place-items:center;padding-block:4px;padding-inline:4px;font-weight:500;display:grid}.chip-wfI12q[aria-pressed=true]{box-shadow:inset 0 0 0 2px var(--accent-text)}.panel-wfI12q{border-radius:calc(var(--r) * 4);background:var(--surface);gap:4px;padding-block:12px 8px;padding-inline:16px;display:grid}.line-wfI12q{flex-wrap:wrap;align-items:center;gap:12px;display:flex}.words-wfI12q{flex:auto;gap:2px;min-inline-size:0;display:grid}.label-wfI12q{min-block-size:22px;color:var(--text-quiet);font-size:calc(var(--u) * 1.3);align-items:center;gap:8px;display:flex}.number-wfI12q{min-block-size:28px;font-size:calc(var(--u) * 2);letter-spacing:-.01em;font-variant-numeric:tabular-nums;overflow-wrap:anywhere;font-weight:600;line-height:1.4}.list-wfI12q{margin:0;padding-block:4px}.item-wfI12q{min-block-size:28px;font-size:calc(var(--u) * 1.4);flex-wrap:wrap;justify-content:space-between;align-items:center;gap:2px 12px;display:flex}.item-wfI12q>dt{color:var(--text-quiet)}.item-wfI12q>dd{font-variant-numeric:tabular-nums;margin:0}.problem-wfI12q{flex-wrap:wrap;justify-content:space-between;align-items:center;gap:4px 12px;display:flex}.links-wfI12q{flex-wrap:wrap;justify-content:center;gap:0 8px;display:flex}.end-wfI12q{font-variant-numeric:tabular-nums;justify-items:end;display:grid}.pending-wfI12q{color:var(--text-quiet)}.success-wfI12q{color:var(--success)}.failed-wfI12q{color:var(--error)}@media (hover:hover){.choice-wfI12q:hover,.chip-wfI12q:hover{background:var(--surface-hover)}}@media (forced-colors:active){.choice-wfI12q,.chip-wfI12q,.panel-wfI12q{border:1px solid buttonborder}}'

export const classes: {
  readonly chip: string
  readonly chips: string
  readonly choice: string
  readonly end: string
  readonly failed: string
  readonly item: string
  readonly label: string
  readonly line: string
  readonly links: string
  readonly list: string
  readonly number: string
  readonly panel: string
  readonly pending: string
  readonly problem: string
  readonly success: string
  readonly words: string
} = {
  chip: 'chip-wfI12q',
  chips: 'chips-wfI12q',
  choice: 'choice-wfI12q',
  end: 'end-wfI12q',
  failed: 'failed-wfI12q',
  item: 'item-wfI12q',
  label: 'label-wfI12q',
  line: 'line-wfI12q',
  links: 'links-wfI12q',
  list: 'list-wfI12q',
  number: 'number-wfI12q',
  panel: 'panel-wfI12q',
  pending: 'pending-wfI12q',
  problem: 'problem-wfI12q',
  success: 'success-wfI12q',
  words: 'words-wfI12q',
}
