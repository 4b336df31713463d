// Compiled from names.module.css by `npm run css`. Do not edit.
export const css: string =
  '.told-OMZT7G{text-align:center;justify-items:center;gap:16px;padding-block-start:16px;display:grid}.drawing-OMZT7G,.done-OMZT7G{background:var(--surface);block-size:72px;inline-size:72px;color:var(--accent-text);border-radius:50%;place-items:center;display:grid}.done-OMZT7G{color:var(--success)}.full-OMZT7G{overflow-wrap:anywhere}.form-OMZT7G{grid-template-columns:minmax(0,1fr);gap:16px;margin:0;display:grid}.box-OMZT7G{border-radius:calc(var(--r) * 4);background:var(--surface);cursor:text;grid-template-columns:minmax(0,1fr);gap:4px;padding:12px 16px;display:grid}.box-OMZT7G[data-wrong=true]{box-shadow:inset 0 0 0 1px var(--error)}.box-OMZT7G:has(:focus-visible){box-shadow:inset 0 0 0 2px var(--accent-text)}.label-OMZT7G{color:var(--text-quiet);font-size:calc(var(--u) * 1.3)}.line-OMZT7G{align-items:center;gap:8px;display:flex}.input-OMZT7G{all:unset;box-sizing:border-box;min-block-size:28px;min-inline-size:0;color:var(--text);font-size:max(16px, calc(var(--u) * 1.6));text-overflow:ellipsis;flex:1;font-weight:600}.input-OMZT7G::placeholder,.bio-OMZT7G::placeholder{color:var(--text-quiet);opacity:1;font-weight:400}.zone-OMZT7G{text-overflow:ellipsis;white-space:nowrap;max-inline-size:50%;color:var(--text-quiet);font-size:calc(var(--u) * 1.5);flex:none;overflow:hidden}.free-OMZT7G{color:var(--success);flex:none;display:grid}.bio-OMZT7G{all:unset;box-sizing:border-box;min-block-size:66px;inline-size:100%;color:var(--text);font-size:max(16px, calc(var(--u) * 1.5));white-space:pre-wrap;overflow-wrap:anywhere;line-height:1.4}.note-OMZT7G{min-block-size:20px;padding-block-start:8px}.progress-OMZT7G:empty{margin-block-start:-16px}.suggestions-OMZT7G{flex-wrap:wrap;gap:8px;margin:8px 0 0;padding:0;list-style:none;display:flex}.item-OMZT7G{min-inline-size:0;max-inline-size:100%}.suggestion-OMZT7G{all:unset;box-sizing:border-box;background:var(--surface);min-block-size:44px;max-inline-size:100%;color:var(--text);font-size:calc(var(--u) * 1.5);cursor:pointer;-webkit-tap-highlight-color:transparent;border-radius:22px;align-items:center;gap:8px;padding-inline:16px;font-weight:500;display:inline-flex}.suggestion-OMZT7G:disabled{color:var(--text-quiet);cursor:default}.suggestion-OMZT7G:focus-visible{outline:2px solid var(--accent-text);outline-offset:2px}.name-OMZT7G{text-overflow:ellipsis;white-space:nowrap;min-inline-size:0;overflow:hidden}.taken-OMZT7G{font-size:calc(var(--u) * 1.3);flex:none;font-weight:400}.failed-OMZT7G{justify-items:start;gap:4px;display:grid}@media (hover:hover){.suggestion-OMZT7G:hover:not(:disabled){background:var(--surface-hover)}}@media (forced-colors:active){.box-OMZT7G,.drawing-OMZT7G,.done-OMZT7G,.suggestion-OMZT7G{border:1px solid buttonborder}}'

export const classes: {
  readonly bio: string
  readonly box: string
  readonly done: string
  readonly drawing: string
  readonly failed: string
  readonly form: string
  readonly free: string
  readonly full: string
  readonly input: string
  readonly item: string
  readonly label: string
  readonly line: string
  readonly name: string
  readonly note: string
  readonly progress: string
  readonly suggestion: string
  readonly suggestions: string
  readonly taken: string
  readonly told: string
  readonly zone: string
} = {
  bio: 'bio-OMZT7G',
  box: 'box-OMZT7G',
  done: 'done-OMZT7G',
  drawing: 'drawing-OMZT7G',
  failed: 'failed-OMZT7G',
  form: 'form-OMZT7G',
  free: 'free-OMZT7G',
  full: 'full-OMZT7G',
  input: 'input-OMZT7G',
  item: 'item-OMZT7G',
  label: 'label-OMZT7G',
  line: 'line-OMZT7G',
  name: 'name-OMZT7G',
  note: 'note-OMZT7G',
  progress: 'progress-OMZT7G',
  suggestion: 'suggestion-OMZT7G',
  suggestions: 'suggestions-OMZT7G',
  taken: 'taken-OMZT7G',
  told: 'told-OMZT7G',
  zone: 'zone-OMZT7G',
}
