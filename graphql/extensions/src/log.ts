export type { Log } from "@circlet/service-kit/log";
