import type { Fault } from "./fault.ts";

/** Which fault is on, if any. */
export class FaultSwitch {
  #fault: Fault | undefined;
  #left = Infinity;

  turn(fault: Fault): void {
    this.#fault = fault.mode === "off" ? undefined : fault;
    this.#left = fault.times ?? Infinity;
  }

  /** The fault that strikes a request of this operation. */
  strike(operation: string | undefined): Fault | undefined {
    const fault = this.#fault;
    if (!fault || this.#left < 1) return undefined;
    if (fault.operations && !fault.operations.includes(operation ?? "")) return undefined;
    this.#left -= 1;
    return fault;
  }
}
