import { zones } from "@circlet/service-kit/us-zones";

export const usStates = Object.entries(zones).map(([value, label]) => ({ value, label }));
