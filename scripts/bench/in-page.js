// Runs in every document of the measured page, before its own scripts. A classic script, not a
// module: what TypeScript's tools add to a function would not be there in the page.
(() => {
  if (!location.protocol.startsWith('http')) return;

  /** Milliseconds of the clock on the wall: comparable when an action loads a new document. */
  const wall = (now = performance.now()) => performance.timeOrigin + now;
  sessionStorage.benchStart ??= String(performance.timeOrigin);

  const { port1, port2 } = new MessageChannel();
  /** @type {(() => void)[]} */
  const afterFrame = [];
  port1.onmessage = () => afterFrame.shift()?.();
  /**
   * A message sent while a frame is prepared is handled after that frame is painted.
   * @param {() => void} then
   */
  const painted = (then) => {
    afterFrame.push(then);
    port2.postMessage(null);
  };

  /** @type {{ start: number, duration: number }[]} */
  const longTasks = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      longTasks.push({ start: wall(startTime), duration });
    }
  }).observe({ type: 'longtask', buffered: true });

  /** @type {number[]} */
  const keys = [];
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      requestAnimationFrame(() => painted(() => keys.push(performance.now() - timeStamp)));
    },
    true,
  );
  addEventListener(
    'click',
    ({ timeStamp }) => {
      sessionStorage.benchClick = String(wall(timeStamp));
    },
    true,
  );

  /** @param {import('./page.ts').Target} target */
  const isThere = ({ selector, state }) => {
    for (const element of document.querySelectorAll(selector)) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const field = /** @type {HTMLInputElement} */ (element);
      if (state === 'enabled') return !field.disabled;
      if (state === 'filled') return field.value !== '';
      return true;
    }
    return false;
  };

  /** @param {import('./page.ts').Watch} watch */
  const finish = (watch) => {
    sessionStorage.removeItem('benchWatch');
    const from = watch.since === 'click' ? sessionStorage.benchClick : sessionStorage.benchStart;
    window.benchReport({ id: watch.id, from: Number(from), at: wall() });
  };

  /**
   * Looks at each frame whether the target is in the document, that is, part of the frame.
   * @param {import('./page.ts').Watch} watch
   */
  const begin = (watch) => {
    sessionStorage.benchWatch = JSON.stringify(watch);
    const look = () => {
      // What was there before the click is not what the click leads to.
      const isDue = watch.since === 'start' || Number(sessionStorage.benchClick ?? 0) > watch.after;
      if (!isDue || !isThere(watch.target)) return requestAnimationFrame(look);
      painted(() => {
        if (!watch.isIdle) return finish(watch);
        // Handled when the main thread has nothing else to do.
        scheduler.postTask(() => finish(watch), { priority: 'background' });
      });
    };
    requestAnimationFrame(look);
  };

  /** @param {number} since */
  const longestTask = (since) =>
    longTasks.reduce(
      (longest, { start, duration }) => (start >= since ? Math.max(longest, duration) : longest),
      0,
    );

  /** @param {number} until */
  const blocked = (until) =>
    longTasks.reduce((sum, { start, duration }) => (start <= until ? sum + duration - 50 : sum), 0);

  /** @param {number} until */
  const scriptSizes = (until) =>
    performance
      .getEntriesByType('resource')
      .map((entry) => /** @type {PerformanceResourceTiming} */ (entry))
      // By name: the browser does not call a preloaded module a script.
      .filter(({ name, responseEnd }) => /\.js$/.test(name) && wall(responseEnd) <= until)
      .map(({ encodedBodySize }) => encodedBodySize);

  Object.assign(window, {
    measured: { longestTask, blocked, scriptSizes, keys, isThere, watch: begin, wall },
  });
  const pending = sessionStorage.benchWatch ?? window.benchFirst;
  if (pending) begin(JSON.parse(pending));
})();
