/** Somebody who has signed in or ordered with an account. Orders belong to a customer by their email. */
export interface Customer {
  readonly id: number;
  /** In lower case. */
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly phone: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}
