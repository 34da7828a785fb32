import { createContext, use } from 'react';

interface FieldWiring {
  id: string;
  name?: string;
  required?: boolean;
  describedBy?: string;
  invalid: boolean;
}

export const FieldContext = createContext<FieldWiring | undefined>(undefined);

/** What a control inside a Field takes from it: id, name, whether it is required, and where its hint and error stand. */
export function useFieldWiring() {
  const field = use(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    name: field.name,
    'aria-required': field.required || undefined,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
  };
}
