import { zones } from "@circlet/service-kit/us-zones";

/** Options for a select. */
export const usStates = Object.entries(zones).map(([value, label]) => ({ value, label }));
