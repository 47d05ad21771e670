import type { Fault } from "./fault.ts";

export class FaultSwitch {
  #fault: Fault | undefined;
  #left = Infinity;

  set(fault: Fault): void {
    this.#fault = fault.mode === "off" ? undefined : fault;
    this.#left = fault.times ?? Infinity;
  }

  /** The fault to apply to a request of this operation. Counts as one use. */
  take(operation: string | undefined): Fault | undefined {
    const fault = this.#fault;
    if (!fault || this.#left < 1) return undefined;
    if (fault.operations && !fault.operations.includes(operation ?? "")) return undefined;
    this.#left -= 1;
    return fault;
  }
}
