// Loaded into an API server by NODE_OPTIONS: each SIGUSR2 sets its clock back by STEP_BACK_MS, as a correction of the machine's clock does.
// The monotonic clock (`performance.now`) continues.
const SystemDate = Date;
const stepMs = Number(process.env.STEP_BACK_MS);
let backMs = 0;

process.on('SIGUSR2', () => {
  backMs += stepMs;
});

globalThis.Date = class extends SystemDate {
  constructor(...parts) {
    if (parts.length === 0) super(SystemDate.now() - backMs);
    else super(...parts);
  }

  static now() {
    return SystemDate.now() - backMs;
  }
};
