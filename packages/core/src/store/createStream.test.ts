import fc from 'fast-check'
import {
  catchError,
  combineLatest,
  concat,
  delayWhen,
  exhaustMap,
  filter,
  firstValueFrom,
  from,
  isObservable,
  lastValueFrom,
  map,
  materialize,
  merge,
  mergeMap,
  Observable,
  type OperatorFunction,
  pairwise,
  ReplaySubject,
  repeat,
  retry,
  type Subscriber,
  Subscription,
  scan,
  share,
  shareReplay,
  startWith,
  switchMap,
  take,
  takeUntil,
  takeWhile,
  tap,
  zip,
} from 'rxjs'
import { describe, expect, it, vi } from 'vitest'
import { createStream } from './createStream.js'

type Create = <T>(start: (subscriber: Subscriber<T>) => (() => void) | undefined) => Observable<T>
const real: Create = (start) => new Observable(start)

/** A source that a test drives, which logs when a subscription ends. It emits 0 on subscription, as stores do. */
function createSource(create: Create, log: string[]) {
  const readers = new Set<Subscriber<number>>()
  let count = 0
  const source$ = create<number>((subscriber) => {
    count += 1
    const id = count
    log.push(`start ${id}`)
    subscriber.next(0)
    readers.add(subscriber)
    return () => {
      readers.delete(subscriber)
      log.push(`end ${id}`)
    }
  })
  const all = (act: (reader: Subscriber<number>) => void) => {
    for (const reader of [...readers]) act(reader)
  }
  return { source$, all }
}

type Step = { readonly act: 'next'; readonly value: number } | { readonly act: 'complete' | 'error' | 'leave' }

const operators: Readonly<Record<string, (source$: Observable<number>) => OperatorFunction<number, unknown>>> = {
  none: () => (same) => same,
  map: () => map((n) => n * 2),
  throwing: () =>
    map((n) => {
      if (n === 3) throw new Error('three')
      return n
    }),
  filter: () => filter((n) => n % 2 === 0),
  take: () => take(2),
  takeFirst: () => take(1),
  takeWhile: () => takeWhile((n) => n < 4, true),
  takeUntil: (source$) => takeUntil(source$.pipe(filter((n) => n === 5))),
  scan: () => scan((sum, n) => sum + n, 0),
  pairwise: () => pairwise(),
  startWith: () => startWith(9),
  materialize: () => materialize(),
  switchMap: (source$) => switchMap((n) => source$.pipe(map((m) => [n, m].join()))),
  mergeMap: (source$) => mergeMap((n) => source$.pipe(take(n % 3))),
  exhaustMap: (source$) => exhaustMap((n) => source$.pipe(take((n % 3) + 1))),
  catchError: (source$) => catchError(() => source$.pipe(take(1))),
  retry: () => retry(1),
  repeat: () => repeat(2),
  share: () => share(),
  shareReplay: () => shareReplay({ bufferSize: 1, refCount: true }),
  delayWhen: (source$) => delayWhen(() => source$),
  combineLatest: (source$) => (given) => combineLatest([given, source$]),
  merge: (source$) => (given) => merge(given, source$),
  zip: (source$) => (given) => zip(given, source$),
  concat: (source$) => (given) => concat(given.pipe(take(2)), source$),
  from: () => (given) => from(given),
  chain: () => (given) =>
    given.pipe(
      map((n) => n + 1),
      take(3),
      tap(() => {}),
    ),
}

/** Runs the steps over two subscribers, and returns all that they and the source saw. */
function run(create: Create, operator: keyof typeof operators, steps: readonly Step[]): readonly string[] {
  const log: string[] = []
  const { source$, all } = createSource(create, log)
  const result$ = source$.pipe((operators[operator] as (typeof operators)[string])(source$))
  const subscriptions = [1, 2].map((id) =>
    result$.subscribe({
      next: (value) => log.push(`${id} next ${JSON.stringify(value)}`),
      error: (error) => log.push(`${id} error ${error}`),
      complete: () => log.push(`${id} complete`),
    }),
  )
  for (const step of steps) {
    log.push(step.act)
    if (step.act === 'next') all((reader) => reader.next(step.value))
    if (step.act === 'complete') all((reader) => reader.complete())
    if (step.act === 'error') all((reader) => reader.error('broken'))
    if (step.act === 'leave') subscriptions.shift()?.unsubscribe()
    log.push(`closed ${subscriptions.map(({ closed }) => closed)}`)
  }
  return log
}

const stepOf: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ act: fc.constant('next' as const), value: fc.integer({ min: 0, max: 6 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constantFrom('complete' as const, 'error' as const, 'leave' as const) }),
  },
)

describe('createStream', () => {
  it.each(Object.keys(operators))('behaves like an observable of RxJS, with the operator %s', (operator) => {
    fc.assert(
      fc.property(fc.array(stepOf, { maxLength: 12 }), (steps) => {
        expect(run(createStream, operator, steps)).toEqual(run(real, operator, steps))
      }),
      { numRuns: 60 },
    )
  })

  const one$ = createStream<number>((subscriber) => {
    subscriber.next(1)
    subscriber.next(2)
    subscriber.complete()
  })

  it('works with functions of RxJS', async () => {
    expect(isObservable(one$)).toBe(true)
    expect(await firstValueFrom(one$)).toBe(1)
    expect(await lastValueFrom(one$)).toBe(2)
  })

  it('returns itself for the key @@observable', () => {
    expect((one$ as unknown as Record<string, () => unknown>)['@@observable']?.()).toBe(one$)
  })

  it('accepts functions, partial observers, subjects and nothing', () => {
    const seen: unknown[] = []
    const subject = new ReplaySubject<number>()
    one$.subscribe()
    one$.subscribe({})
    one$.subscribe((value) => seen.push(value))
    one$.subscribe(null, null, () => seen.push('complete'))
    one$.subscribe(subject)
    subject.subscribe((value) => seen.push(value))
    expect(seen).toEqual([1, 2, 'complete', 1, 2])
  })

  it('adds itself only to observers that are subscribers of RxJS', () => {
    const cart = {
      items: [] as number[],
      add: vi.fn(),
      remove: vi.fn(),
      next: (value: number) => cart.items.push(value),
    }
    one$.subscribe(cart)
    expect(cart.items).toEqual([1, 2])
    expect(cart.add).not.toHaveBeenCalled()
    expect(cart.remove).not.toHaveBeenCalled()
  })

  it('calls each value in forEach, and rejects with what the function throws', async () => {
    const seen: number[] = []
    await one$.forEach((value) => {
      seen.push(value)
    })
    expect(seen).toEqual([1, 2])
    const end = vi.fn()
    const open$ = createStream<number>((subscriber) => {
      subscriber.next(1)
      subscriber.next(2)
      return end
    })
    const calls: number[] = []
    const failing = open$.forEach((value) => {
      calls.push(value)
      throw new Error('stop')
    })
    await expect(failing).rejects.toThrow('stop')
    expect(calls).toEqual([1])
    expect(end).toHaveBeenCalledOnce()
  })

  it('resolves toPromise with the last value', async () => {
    expect(await one$.toPromise()).toBe(2)
  })

  it('passes an error of its start function to the observer', () => {
    const failed$ = createStream<never>(() => {
      throw new Error('no start')
    })
    const error = vi.fn()
    failed$.subscribe({ error })
    expect(error).toHaveBeenCalledExactlyOnceWith(new Error('no start'))
  })

  it('ends with a subscription of RxJS that contains it', () => {
    const end = vi.fn()
    const group = new Subscription()
    group.add(createStream<never>(() => end).subscribe())
    group.unsubscribe()
    expect(end).toHaveBeenCalledOnce()
  })

  it('runs every teardown once, and immediately after the end', () => {
    const ends = [vi.fn(), vi.fn(), vi.fn()]
    let reader: Subscriber<never> | undefined
    const subscription = createStream<never>((subscriber) => {
      reader = subscriber
      subscriber.add(ends[0])
      subscriber.add({ unsubscribe: () => ends[1]?.() })
    }).subscribe()
    subscription.unsubscribe()
    subscription.unsubscribe()
    reader?.add(ends[2])
    for (const end of ends) expect(end).toHaveBeenCalledOnce()
  })

  it('reports what an observer throws as an unhandled rejection, and continues', () => {
    const reject = vi.spyOn(Promise, 'reject').mockImplementation(() => new Promise(() => {}))
    try {
      const seen: number[] = []
      one$.subscribe((value) => {
        seen.push(value)
        throw new Error(`observer ${value}`)
      })
      createStream<never>((subscriber) => subscriber.error('unhandled')).subscribe()
      expect(seen).toEqual([1, 2])
      expect(reject.mock.calls).toEqual([[new Error('observer 1')], [new Error('observer 2')], ['unhandled']])
    } finally {
      reject.mockRestore()
    }
  })
})
