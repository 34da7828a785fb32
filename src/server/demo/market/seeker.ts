export interface DemoSeeker {
  username: string;
  /** People may leave out their names; then the username stands for them. */
  firstName?: string;
  lastName?: string;
  /** How many days ago the account was made. */
  since: number;
  /** Given to those of whom a visitor gets a password: what there is to see as this person. */
  signsIn?: string;
  /** None for those who have not begun one. */
  profile?: {
    title?: string;
    summary?: string;
    location?: string;
    phone?: string;
    resume?: string;
    skills?: readonly string[];
    discoverable?: true;
    /** The latest first; months as 'YYYY-MM', without `to` the present one. */
    work?: readonly {
      company: string;
      title: string;
      location?: string;
      from: string;
      to?: string;
      text?: string;
    }[];
    /** Without `to` still going on. */
    education?: readonly {
      institution: string;
      degree: string;
      field?: string;
      from: string;
      to?: string;
      text?: string;
    }[];
  };
}
