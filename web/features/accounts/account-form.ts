import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
} from 'react-hook-form';
import { showToast } from '../../ui/toaster.tsx';

/** One toast for what these forms tell: what worked replaces what had gone wrong. */
export const authToastId = 'auth';

export interface AccountFormOptions<Values extends FieldValues> {
  /** Finds one problem at most: the first in the order of the form. */
  resolver: Resolver<Values>;
  defaultValues: DefaultValues<Values>;
  onValid: (values: Values) => void;
}

/** A form of the authentication page: one problem at a time, as a toast and at its field. */
export function useAccountForm<Values extends FieldValues>({
  resolver,
  defaultValues,
  onValid,
}: AccountFormOptions<Values>) {
  const { register, handleSubmit, clearErrors, formState, ...form } = useForm<Values>({
    resolver,
    defaultValues,
    // What is being mended is not judged before it is sent again.
    reValidateMode: 'onSubmit',
  });
  return {
    ...form,
    submit: handleSubmit(onValid, (errors) => {
      const [problem] = Object.values(errors);
      if (typeof problem?.message !== 'string') return;
      showToast({
        kind: 'error',
        title: 'Error',
        description: problem.message,
        id: authToastId,
      });
    }),
    /** Not `reset`: it forgets the fields until they are drawn again, and nothing could be focused. */
    fill(values: Values) {
      for (const [name, value] of Object.entries(values))
        form.setValue(name as Path<Values>, value);
      clearErrors();
    },
    /** What the input of that name takes. */
    field: (name: Path<Values>) => ({
      ...register(name, { onChange: () => clearErrors() }),
      error: formState.errors[name]?.message as string | undefined,
    }),
  };
}
