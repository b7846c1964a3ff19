/** Wording of the authentication page that the server does not share. */
export const authContent = {
  signIn: {
    title: 'Sign In',
    subtitle: 'Back to your studio.',
    submit: 'Sign In',
    switchQuestion: "Don't have an account?",
    switchTo: 'Create Account',
  },
  signUp: {
    title: 'Create Account',
    subtitle: 'Free to start, no credit card needed.',
    submit: 'Create Account',
    switchQuestion: 'Already have an account?',
    switchTo: 'Sign In',
  },
  forgot: {
    link: 'Forgot password?',
    title: 'Reset your password',
    subtitle: 'Tell us your e-mail address and we send you a link to choose a new one.',
    submit: 'Send reset link',
    back: 'Back to sign in',
  },
  reset: {
    title: 'Choose a new password',
    subtitle: 'You will be signed out everywhere else.',
    submit: 'Change password',
    submitting: 'Changing password...',
    askAgain: 'Ask for a new link',
  },
  expired: {
    text: 'Sign in again, and you go on where you were.',
  },
  panel: {
    caption: 'Ochre is the first pigment people made images with.',
  },
} as const;
