import type { Observable, Observer, Operator, Subscriber, TeardownLogic, UnaryFunction } from 'rxjs'

/** An observer, which may be a subscriber of RxJS. */
type Target<T> = Partial<Observer<T>> | Subscriber<T>

/**
 * Creates an observable that works with the operators and functions of RxJS, without loading RxJS. An error that an observer throws is
 * reported to the page, and doesn't affect other observers.
 *
 * @param start Begins a subscription, and returns how to end it.
 * @example
 * const state$ = createStream<number>((subscriber) => store.subscribe(() => subscriber.next(store.getState())))
 */
export function createStream<T>(start: (subscriber: Subscriber<T>) => TeardownLogic): Observable<T> {
  function begin(subscriber: Subscriber<T>): Subscriber<T> {
    try {
      subscriber.add(start(subscriber))
    } catch (thrown) {
      subscriber.error(thrown)
    }
    return subscriber
  }
  function forEach(next: Observer<T>['next']): Promise<void> {
    return new Promise((resolve, reject) => {
      const subscriber = createSubscriber<T>({
        next(value) {
          try {
            next(value)
          } catch (thrown) {
            reject(thrown)
            subscriber.unsubscribe()
          }
        },
        error: reject,
        complete: resolve,
      })
      begin(subscriber)
    })
  }
  const interop = () => stream
  const { observable } = Symbol as { readonly observable?: symbol }
  const stream = {
    subscribe(target?: Target<T> | Observer<T>['next'], error?: Observer<T>['error'], complete?: () => void) {
      const observer = typeof target === 'object' && target ? target : { next: target, error, complete }
      return begin(createSubscriber(observer as Target<T>))
    },
    // Operators call it to create their streams.
    lift: <R>(operator: Operator<T, R>) => createStream<R>((subscriber) => operator.call(subscriber, stream)),
    pipe: (...operators: readonly UnaryFunction<unknown, unknown>[]) =>
      operators.reduce<unknown>((source, operator) => operator(source), stream),
    forEach,
    async toPromise() {
      let last: T | undefined
      await forEach((value) => {
        last = value
      })
      return last
    },
    // RxJS looks for one of them, depending on what the page defined before it.
    '@@observable': interop,
    ...(observable && { [observable]: interop }),
    // The type is a class, whose other fields are internal.
  } as unknown as Observable<T>
  return stream
}

/** Creates the subscriber that passes values to an observer until the subscription ends. */
function createSubscriber<T>(observer: Target<T>): Subscriber<T> {
  const ends = new Set<TeardownLogic>()
  // A subscriber of RxJS ends what is added to it.
  const parent = 'closed' in observer && 'add' in observer ? observer : undefined
  let isStopped = false
  let closed = false
  function tell(send: () => void): void {
    try {
      send()
    } catch (thrown) {
      report(thrown)
    }
  }
  function stop(send: () => void): void {
    if (isStopped) return
    isStopped = true
    tell(send)
    subscriber.unsubscribe()
  }
  const subscriber = {
    get closed() {
      return closed
    },
    next(value: T) {
      if (isStopped) return
      // Not with `tell`, which would create a function for each value.
      try {
        observer.next?.(value)
      } catch (thrown) {
        report(thrown)
      }
    },
    error: (thrown: unknown) => stop(() => (observer.error ? observer.error(thrown) : report(thrown))),
    complete: () => stop(() => observer.complete?.()),
    add(end: TeardownLogic) {
      if (closed) finish(end)
      else ends.add(end)
    },
    remove: (end: TeardownLogic) => {
      ends.delete(end)
    },
    unsubscribe() {
      if (closed) return
      isStopped = closed = true
      parent?.remove(subscriber)
      for (const end of ends) tell(() => finish(end))
    },
  } as unknown as Subscriber<T>
  parent?.add(subscriber)
  return subscriber
}

function finish(end: TeardownLogic): void {
  if (typeof end === 'function') end()
  else end?.unsubscribe()
}

/** Reports an error to the page, as an unhandled one. */
const report = (thrown: unknown): void => void Promise.reject(thrown)
