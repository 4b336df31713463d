import { lookQuery, lookRows, lookScale, looks } from './looks.data.js'

/** Each view in light, dark, on a phone and in Arabic: live, and as a picture from before its design was reworked. */
export function Looks() {
  return (
    <main>
      <h1>Views, before and now</h1>
      {lookRows.map(({ view, state }) => (
        <section key={state} className="look">
          <h2>{view}</h2>
          {(['Before', 'Now'] as const).map((when) => (
            <div key={when} className="looks">
              <h3>{when}</h3>
              {looks.map(({ name, query, width, height }) =>
                when === 'Before' ? (
                  <img
                    key={name}
                    src={`/before/${state.replace(':', '-')}-${name}.webp`}
                    alt={`${view}, ${name}, before`}
                    loading="lazy"
                    width={width * lookScale}
                    height={height * lookScale}
                  />
                ) : (
                  <div
                    key={name}
                    className="stage"
                    style={{ inlineSize: width * lookScale, blockSize: height * lookScale }}
                  >
                    <iframe
                      src={lookQuery(state, query)}
                      title={`${view}, ${name}`}
                      loading="lazy"
                      width={width}
                      height={height}
                    />
                  </div>
                ),
              )}
            </div>
          ))}
        </section>
      ))}
    </main>
  )
}
