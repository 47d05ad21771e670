import { describeContract } from "./describe-contract.ts";
import { openPlatformSubject } from "./platform-subject.ts";

describeContract("the endpoint of the local commerce service", openPlatformSubject);
